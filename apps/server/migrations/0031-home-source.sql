-- What the source said of a home when it was last taken over; the same again changes nothing, whatever its owner edited.
alter table homes.home add column source_fingerprint text;
