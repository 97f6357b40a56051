-- What was asked about a change of prices, and why it was meant all the same.
alter table pricing.change
  add column reason text,
  add column concerns jsonb,
  add check ((reason is null) = (concerns is null));
