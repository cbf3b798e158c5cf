package org.wardiary.events.game.onthesquare;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.wardiary.events.game.onthesquare.unit.Gun;

/** Guns that stand loose, in the order in which they were left (WS-2.5). */
final class LooseGuns {

  /** More guns than both sides can ever have: 2 and 2 and the three of the auxiliaries. */
  private static final int MOST = 16;

  private final short[] sector;
  private final byte[] gun;
  private int size;

  LooseGuns() {
    sector = new short[MOST];
    gun = new byte[MOST];
  }

  /** A copy. */
  LooseGuns(LooseGuns other) {
    sector = other.sector.clone();
    gun = other.gun.clone();
    size = other.size;
  }

  /** Guns on a sector. */
  int count(int at) {
    int count = 0;
    for (int i = 0; i < size; i++) {
      count += sector[i] == at ? 1 : 0;
    }
    return count;
  }

  /** Texts of the guns on a sector, the one left first first. */
  List<String> names(int at) {
    List<String> names = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      if (sector[i] == at) {
        names.add(Gun.name(gun[i]));
      }
    }
    return names;
  }

  /** Step: a gun is left. */
  void leave(int at, byte which) {
    sector[size] = (short) at;
    gun[size] = which;
    size++;
  }

  /** Step: the first gun on a sector is taken. */
  byte take(int at) {
    int index = 0;
    while (sector[index] != at) {
      index++;
    }
    byte taken = gun[index];
    size--;
    for (int i = index; i < size; i++) {
      sector[i] = sector[i + 1];
      gun[i] = gun[i + 1];
    }
    return taken;
  }

  void write(DataOutputStream out) throws IOException {
    out.writeByte(size);
    for (int i = 0; i < size; i++) {
      out.writeByte(sector[i]);
      out.writeByte(gun[i]);
    }
  }

  static LooseGuns read(DataInputStream in) throws IOException {
    LooseGuns guns = new LooseGuns();
    int size = in.readByte();
    for (int i = 0; i < size; i++) {
      int at = in.readUnsignedByte();
      guns.leave(at, in.readByte());
    }
    return guns;
  }
}
