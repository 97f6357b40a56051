-- A notice holds 8,000 bytes. A hint that would not fit is left out, where it would end the transaction that announces.
create or replace function kernel.notify_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('porchlight_event', new.id::text || ' ' || new.name || ' ' || coalesce(new.payload->>'homeId', '')
    || ' ' || case when octet_length(new.payload->>'hint') <= 4000 then new.payload->>'hint' else '' end);
  return null;
end $$;
