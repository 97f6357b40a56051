-- Where pushes go is sealed, as whoever reads an address can ring at it; a device is found by the hash of its address.
alter table notifications.device
  add column endpoint_hash text;
update notifications.device set endpoint_hash =
  translate(rtrim(encode(sha256(convert_to(endpoint, 'UTF8')), 'base64'), '='), '+/', '-_');
alter table notifications.device
  alter column endpoint_hash set not null,
  drop constraint device_endpoint_key,
  add constraint device_endpoint_hash_key unique (endpoint_hash);
