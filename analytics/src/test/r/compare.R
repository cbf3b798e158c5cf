# Recomputes in R what wardiary's statistics are made of, from a table of games, and compares.
#
#   Rscript compare.R FOLDER
#
# FOLDER/games.csv: first_player, second_player, first_mover (0 or 1), result (0, 1, draw or -1 for
# unfinished), turns, plies, first_losses, second_losses; a line a game.
# FOLDER/ours.csv: what, value: the program's numbers. Written by RComparisonTest.
# FOLDER/choices.csv: first_player, second_player, first_mover; decisions in question turn, forced ones,
# legal answers, their logarithms; the sides' mean logarithms, the first's less the second's; first answer, legal ones.
# Prints a line for each kind of number: how many were compared, the largest difference. Writes FOLDER/r.csv.
# Needs r-base-core and r-cran-bradleyterry2. Debian's R 4.2.2 wrote the expected numbers of the test.

suppressPackageStartupMessages(library(BradleyTerry2))
folder <- commandArgs(trailingOnly = TRUE)[1]
games <- read.csv(file.path(folder, "games.csv"), stringsAsFactors = FALSE)
theirs <- list()
add <- function(what, value) theirs[[what]] <<- value

# --- shares of counted games: Wilson
for (n in c(20, 61, 263)) for (k in c(0, 1, round(n / 3), n)) {
  score <- prop.test(k, n, correct = FALSE)$conf.int
  add(sprintf("wilson %d/%d low", k, n), score[1])
  add(sprintf("wilson %d/%d high", k, n), score[2])
}

# --- quantiles of type 7; Student's quantiles
for (p in c(0.05, 0.25, 0.5, 0.75, 0.9)) {
  add(sprintf("quantile %g", p), unname(quantile(games$turns, p, type = 7)))
}
for (df in c(1, 5, 19, 239)) add(sprintf("student %d", df), qt(0.975, df))

# --- ratios whose games and players are clusters (docs/statistics/intervals.md)
shares <- c(0, exp(log(1e-4) * (46:0) / 46))
cauchy <- function(median) {
  scale <- sqrt(shares)
  middle <- (scale[-1] + scale[-length(scale)]) / 2
  diff(c(0, 2 / pi * atan(middle / median), 1))
}
# what the players' deviations show: how well each share fits, and what the ratio's variance then is
players_seen <- function(part, whole, counted) {
  one <- pmin(games$first_player, games$second_player)
  other <- pmax(games$first_player, games$second_player)
  used <- whole > 0
  n <- sum(used)
  value <- sum(part) / sum(whole)
  deviation <- part - value * whole
  chance <- sum(deviation^2) * (if (counted) 1 else n / (n - 1))
  small <- if (counted) 1 else (qt(0.975, n - 1) / qnorm(0.975))^2
  players <- sort(unique(c(one, other)))
  sums <- sapply(players, function(p) sum(deviation[one == p | other == p]))
  wholes <- sapply(players, function(p) sum(whole[one == p | other == p]))
  pair <- outer(players, players, Vectorize(function(a, b)
    if (a == b) 0 else sum(whole[(one == a & other == b) | (one == b & other == a)])))
  all <- sum(whole)
  weight <- sum(wholes^2)
  products <- sum(wholes^3) + sum(outer(wholes, wholes) * pair)
  seen <- weight + sum(pair^2) - 2 * products / all + weight^2 / all^2
  noise <- sum(wholes) / all - weight / all^2
  left <- pmax(0.02, 1 - shares * (2 - weight / all^2))
  single <- shares * chance / sum(whole^2)
  expected <- noise * chance * left + seen * single
  fit <- -(length(players) - 1) / 2 * (log(expected) + sum(sums^2) / expected)
  list(value = value, median = if (counted) 0.2 else 0.4, fit = exp(fit - max(fit)),
       error = sqrt(small * chance * left / all^2 + single * weight / all^2))
}
# what several show together: weights of the shares, each round nearer to what fits all
learned <- function(several) {
  things <- min(8, length(several) - 1)
  now <- cauchy(0.4)
  for (round in 1:8) {
    mean <- rowMeans(sapply(several, function(one) one$fit * now / sum(one$fit * now)))
    now <- (4 * cauchy(0.4) + things * mean) / (4 + things)
  }
  list(mean = mean, things = things)
}
ratio_interval <- function(seen, kind, others = NULL) {
  value <- seen$value
  error <- seen$error
  before <- cauchy(seen$median)
  if (!is.null(others)) before <- (4 * before + others$things * others$mean) / (4 + others$things)
  fit <- seen$fit * before
  fit <- fit / sum(fit)
  reach <- uniroot(function(d) sum(2 * fit * pnorm(d / error, lower.tail = FALSE)) - 0.05,
                   c(0, 20 * max(error)), tol = 1e-14)$root
  if (kind == "mean") return(value + c(-reach, reach))
  if (kind == "rate") {
    square <- reach^2 / value
    return(value + square / 2 + c(-1, 1) * sqrt(square * (value + square / 4)))
  }
  square <- reach^2 / (value * (1 - value))
  (value + square / 2 + c(-1, 1) * sqrt(square * (value * (1 - value) + square / 4))) / (1 + square)
}
decided <- games$result %in% c("0", "1")
won <- as.numeric(games$result == "0")
put <- function(what, interval) { add(paste(what, "low"), interval[1]); add(paste(what, "high"), interval[2]) }
all_seen <- list(players_seen(won, as.numeric(decided), TRUE),
                 players_seen(games$first_losses + games$second_losses, games$turns, FALSE),
                 players_seen(games$first_losses - games$second_losses, rep(1, nrow(games)), FALSE))
put("share of wins", ratio_interval(all_seen[[1]], "share"))
put("losses a turn", ratio_interval(all_seen[[2]], "rate"))
put("difference of losses", ratio_interval(all_seen[[3]], "mean"))
within <- all_seen[[3]]
within$median <- 0.03
put("difference of losses within games", ratio_interval(within, "mean"))
put("losses a turn among others", ratio_interval(all_seen[[2]], "rate", learned(all_seen)))

# --- several verdicts: Benjamini and Hochberg
wins <- seq(50, 66, 2)
chances <- sapply(wins, function(k) prop.test(k, 100, correct = FALSE)$p.value)
for (i in seq_along(wins)) add(paste("chance", wins[i]), chances[i])
add("verdicts that survive", sum(p.adjust(chances, "BH") <= 0.05))
# half of the weight is that of two main ones
main <- seq(50, 66, 2) %in% c(58, 60)
weights <- ifelse(main, 0.5 * length(main) / sum(main), 0.5 * length(main) / sum(!main))
add("weighted verdicts that survive", sum(p.adjust(chances / weights, "BH") <= 0.05))
# of the others two are a family of their own, which has half of what is left
few <- seq(50, 66, 2) %in% c(62, 64)
weights <- length(main) * ifelse(main, 0.5 / sum(main), ifelse(few, 0.25 / sum(few), 0.25 / sum(!main & !few)))
add("verdicts by family that survive", sum(p.adjust(chances / weights, "BH") <= 0.05))

# --- strengths: Bradley-Terry of the decided games, with covariates
elo <- 400 / log(10)
players <- sort(unique(c(games$first_player, games$second_player)))
some <- games[decided, ]
side <- data.frame(player = factor(some$first_player, players),
                   first = as.numeric(some$first_mover == 0), second = as.numeric(some$first_mover == 1))
opposite <- data.frame(player = factor(some$second_player, players), first = 0, second = 0)
bt <- BTm(as.numeric(some$result == "0"), side, opposite, ~ player + first + second, id = "player",
          control = glm.control(epsilon = 1e-14, maxit = 50))
centred <- function(estimate, covariance) {
  n <- length(players)
  full <- rbind(0, diag(n - 1))
  centre <- diag(n) - 1 / n
  list(value = as.vector(centre %*% full %*% estimate),
       error = sqrt(diag(centre %*% full %*% covariance %*% t(full) %*% t(centre))))
}
own <- grep("^player", names(coef(bt)))
strength <- centred(coef(bt)[own], vcov(bt)[own, own])
for (i in seq_along(players)) {
  add(paste("bradley-terry", players[i]), elo * strength$value[i])
  add(paste("bradley-terry error", players[i]), elo * strength$error[i])
}

# --- with draws (Davidson): a log-linear model of all counts, a nuisance parameter for each seating
counted <- games[games$result != "-1", ]
seats <- unique(counted[, c("first_player", "second_player", "first_mover")])
rows <- do.call(rbind, lapply(seq_len(nrow(seats)), function(g) {
  here <- counted[counted$first_player == seats$first_player[g] & counted$second_player == seats$second_player[g]
                  & counted$first_mover == seats$first_mover[g], ]
  row <- function(result, sign, draw) {
    x <- setNames(numeric(length(players) + 3), c(players, "a0", "a1", "draw"))
    x[seats$first_player[g]] <- x[seats$first_player[g]] + sign / 2
    x[seats$second_player[g]] <- x[seats$second_player[g]] - sign / 2
    x[paste0("a", seats$first_mover[g])] <- sign / 2
    x["draw"] <- draw
    c(count = sum(here$result == result), seating = g, x)
  }
  rbind(row("0", 1, 0), row("1", -1, 0), row("draw", 0, 1))
}))
design <- rows[, -(1:2)]
# the first player's strength is 0 for the fit
loglinear <- glm.fit(cbind(model.matrix(~ factor(rows[, "seating"])), design[, -1]), rows[, "count"],
                     family = poisson(), control = glm.control(epsilon = 1e-13, maxit = 100))
class(loglinear) <- "glm"
keep <- nrow(seats) + seq_len(ncol(design) - 1)
inverse <- chol2inv(loglinear$qr$qr[seq_len(loglinear$rank), seq_len(loglinear$rank)])[keep, keep]
own <- seq_len(length(players) - 1)
strength <- centred(loglinear$coefficients[keep][own], inverse[own, own])
for (i in seq_along(players)) {
  add(paste("davidson", players[i]), elo * strength$value[i])
  add(paste("davidson error", players[i]), elo * strength$error[i])
}

# --- the same with an unknown standard deviation of the players, half-Cauchy, on a grid
likelihood <- function(x, tau) {
  value <- as.vector(design %*% x)
  of <- function(outcome) value[seq(outcome, nrow(rows), 3)]
  all <- log(exp(of(1)) + exp(of(2)) + exp(of(3)))
  n <- length(players)
  sum(rows[, "count"] * (value - rep(all, each = 3))) - sum(x[1:n]^2) / (2 * tau^2) - 0.04 * sum(x[-(1:n)]^2) / 2
}
slopes <- function(x, tau) {
  value <- as.vector(design %*% x)
  total <- rep(tapply(rows[, "count"], rows[, "seating"], sum), each = 3)
  chance <- exp(value) / rep(tapply(exp(value), rows[, "seating"], sum), each = 3)
  n <- length(players)
  as.vector(t(design) %*% (rows[, "count"] - total * chance)) - c(x[1:n] / tau^2, 0.04 * x[-(1:n)])
}
n <- length(players)
start <- numeric(ncol(design))
steps <- lapply(0:23, function(step) {
  tau <- 0.5 * tan(pi / 2 * (step + 0.5) / 24)
  best <- optim(start, likelihood, slopes, tau = tau, method = "BFGS",
                control = list(fnscale = -1, reltol = 1e-15, maxit = 1000))
  bend <- -optimHess(best$par, likelihood, slopes, tau = tau, control = list(ndeps = rep(1e-5, length(start))))
  centre <- diag(n) - 1 / n
  list(values = as.vector(centre %*% best$par[1:n]),
       covariance = centre %*% solve(bend)[1:n, 1:n] %*% centre,
       fit = best$value - n * log(tau) - as.numeric(determinant(bend)$modulus) / 2)
})
fit <- sapply(steps, function(s) s$fit)
fit <- exp(fit - max(fit)) / sum(exp(fit - max(fit)))
mean <- Reduce(`+`, Map(function(s, w) w * s$values, steps, fit))
quantile_of <- function(i, p) uniroot(function(x) p - sum(fit * sapply(steps, function(s)
  pnorm(x, s$values[i], sqrt(s$covariance[i, i])))), c(-50, 50), tol = 1e-12)$root
for (i in seq_along(players)) {
  add(paste("strength", players[i]), elo * mean[i])
  add(paste("strength low", players[i]), elo * quantile_of(i, 0.025))
  add(paste("strength high", players[i]), elo * quantile_of(i, 0.975))
}

# --- ratings of a ladder: half points of pairs, a drawn game more for each match-up
ladder <- data.frame(one = c(2, 3, 3), other = c(1, 2, 1), points = c(30, 26.5, 44), games = c(48, 40, 48))
x <- matrix(0, 3, 3)
for (i in 1:3) { x[i, ladder$one[i]] <- 1; x[i, ladder$other[i]] <- -1 }
points <- suppressWarnings(glm(cbind(points + 0.5, games - points + 0.5) ~ 0 + x[, 2:3], data = ladder, family = binomial))
add("ladder 2", elo * coef(points)[[1]])
add("ladder 3", elo * coef(points)[[2]])

# --- Glicko-2: one rating period of all games (Glickman 2022)
start <- list(mean = 0, deviation = 350 / 173.7178, volatility = 0.06)
met <- games[games$result != "-1" & games$first_player != games$second_player, ]
g <- 1 / sqrt(1 + 3 * start$deviation^2 / pi^2)
for (player in players) {
  as_first <- met$first_player == player
  as_second <- met$second_player == player
  points <- c(ifelse(met$result[as_first] == "0", 1, ifelse(met$result[as_first] == "draw", 0.5, 0)),
              ifelse(met$result[as_second] == "1", 1, ifelse(met$result[as_second] == "draw", 0.5, 0)))
  v <- 1 / (length(points) * g^2 / 4)
  delta <- v * g * sum(points - 0.5)
  slope <- function(y) exp(y) * (delta^2 - start$deviation^2 - v - exp(y)) /
    (2 * (start$deviation^2 + v + exp(y))^2) - (y - log(0.06^2)) / 0.5^2
  volatility <- exp(uniroot(slope, c(-15, 5), tol = 1e-12)$root / 2)
  deviation <- 1 / sqrt(1 / (start$deviation^2 + volatility^2) + 1 / v)
  add(paste("glicko-2", player), 1500 + 173.7178 * deviation^2 * g * sum(points - 0.5))
  add(paste("glicko-2 deviation", player), 173.7178 * deviation)
}

# --- Kaplan-Meier: FOLDER/survival.csv (time, ended: 1 or 0) where the program exports it
if (file.exists(file.path(folder, "survival.csv"))) {
  times <- read.csv(file.path(folder, "survival.csv"))
  curve <- summary(survival::survfit(survival::Surv(time, ended) ~ 1, data = times))
  for (i in seq_along(curve$time)) add(sprintf("kaplan-meier %g", curve$time[i]), curve$surv[i])
}

# --- what there was to choose from: games of another tournament, players as clusters
games <- read.csv(file.path(folder, "choices.csv"), stringsAsFactors = FALSE)
add("choices legal", with(games, sum(choices) / sum(decisions)))
add("choices branching", with(games, exp(sum(logs) / sum(decisions))))
add("choices forced", with(games, sum(forced) / sum(decisions)))
every <- rep(1, nrow(games))
put("legal answers", ratio_interval(players_seen(games$choices, games$decisions, FALSE), "rate"))
put("branching", exp(ratio_interval(players_seen(games$logs, games$decisions, FALSE), "mean")))
put("times the other", exp(ratio_interval(players_seen(games$more, every, FALSE), "mean")))
# the answers at the start, either side first: entropy after Chao and Shen
chao_shen <- function(counts) {
  n <- sum(counts)
  once <- sum(counts == 1)
  p <- (1 - (if (once == n) n - 1 else once) / n) * counts / n
  -sum(p * log(p) / (1 - (1 - p)^n))
}
# what each draw stands for: the jackknife, moved to the estimate
shares_of <- function(counts, most) {
  n <- sum(counts)
  without <- sapply(seq_along(counts), function(i) {
    left <- counts
    left[i] <- left[i] - 1
    chao_shen(left[left > 0])
  })
  pseudo <- n * chao_shen(counts) - (n - 1) * without
  min(chao_shen(counts), most) + pseudo - sum(counts * pseudo) / n
}
added <- distinct <- numeric(nrow(games))
for (first in unique(games$first_mover)) {
  here <- games$first_mover == first
  counts <- table(games$answer[here])
  share <- setNames(shares_of(as.vector(counts), log(games$legal[here][1])), names(counts))
  added[here] <- share[games$answer[here]]
  distinct[here] <- length(counts)
}
effective <- exp(ratio_interval(players_seen(added, every, FALSE), "mean"))
add("answers distinct", mean(distinct))
add("answers effective", exp(mean(added)))
add("answers effective_low", max(1, effective[1]))
add("answers effective_high", min(exp(mean(log(games$legal))), effective[2]))

out <- data.frame(what = names(theirs), value = sprintf("%.10g", unlist(theirs)))
write.csv(out, file.path(folder, "r.csv"), row.names = FALSE, quote = FALSE)
if (file.exists(file.path(folder, "ours.csv"))) {
  ours <- read.csv(file.path(folder, "ours.csv"), stringsAsFactors = FALSE)
  both <- merge(ours, data.frame(what = names(theirs), r = unlist(theirs)), by = "what")
  stopifnot(nrow(both) == length(theirs), nrow(both) == nrow(ours))
  both$kind <- sub(" ([0-9]+/|aggressive|bold|careful|daring|gunner|[0-9.]+$).*", "", both$what)
  both$kind <- sub(" (low|high)$", "", both$kind)
  cat("| what | numbers | for example | wardiary | R | largest difference |\n|---|--:|---|--:|--:|--:|\n")
  for (kind in unique(both$kind)) {
    here <- both[both$kind == kind, ]
    cat(sprintf("| %s | %d | %s | %.6g | %.6g | %.1e |\n", kind, nrow(here), here$what[1], here$value[1], here$r[1],
                max(abs(here$value - here$r))))
  }
}
