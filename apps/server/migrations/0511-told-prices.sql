-- What a home cost when someone was told of it, in minor units: the whole stay where the search has dates, else from.
-- Null where that is not known: it is noted at the next look, which tells nothing of it.
alter table search.told_home add column price bigint check (price >= 0);
