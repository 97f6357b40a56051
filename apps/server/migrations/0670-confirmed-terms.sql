-- What looked like a slip when these prices and terms were saved, and why it was meant: {"concerns": [...], "reason": "..."}.
-- Who saved them stands beside.
alter table concierge.service add column confirmed jsonb;
alter table programs.program add column confirmed jsonb;
alter table pricing.protection add column confirmed jsonb;
alter table attribution.rate add column confirmed jsonb;
-- Of the lead time, with who confirmed it and when.
alter table availability.home_calendar add column confirmed jsonb;
