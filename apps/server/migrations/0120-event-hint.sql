-- A listener that keeps a copy can act on an event's hint at once, before it reads what the event is about.
create or replace function kernel.notify_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('porchlight_event', new.id::text || ' ' || new.name || ' ' || coalesce(new.payload->>'homeId', '')
    || ' ' || coalesce(new.payload->>'hint', ''));
  return null;
end $$;
