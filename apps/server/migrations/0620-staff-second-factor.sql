-- Staff accounts require a second factor: a password alone opens nothing of theirs.

-- When the person who made a key had proved a second factor. Keys of staff without it open nothing.
alter table accounts.api_key add column second_factor_at timestamptz;

-- Sessions of staff that were opened without one wait for a code, and lead to enrollment where no factor is there.
update accounts.session set pending = 'two_factor'
where ended_at is null and pending is null and second_factor_at is null and impersonated_by is null
  and account_id in (select account_id from accounts.account_role where role in ('staff', 'admin'));

-- Whoever views an account through one of those sessions proves a factor first.
update accounts.session set ended_at = now() where ended_at is null and impersonated_by is not null;
