-- What a night costs from is told with every mandatory fee now: each home is worked out again once the server runs.
insert into kernel.event (name, payload, request_id)
select 'nights.changed', jsonb_build_object('homeId', id), 'migration 0610' from homes.home
where status = 'live';
