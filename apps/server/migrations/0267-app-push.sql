-- Phones take pushes, too: by Apple's push service, or by Google's. What names a phone there stands as its endpoint.
alter table notifications.device
  add column way text not null default 'web' check (way in ('web', 'apns', 'fcm')),
  alter column p256dh drop not null,
  alter column auth drop not null,
  -- Only browsers have keys of their own; the other services read what they carry.
  add constraint device_has_its_keys check (
    (way = 'web') = (p256dh is not null) and (way = 'web') = (auth is not null)
  );
alter table notifications.device alter column way drop default;
