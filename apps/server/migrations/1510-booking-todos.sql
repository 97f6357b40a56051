-- What the team still has to do for a booking. Who does it is the assignee of its inbox item; guests and owners never
-- see it.
create table bookings.todo (
  id bigint generated always as identity primary key,
  booking_id bigint not null references bookings.booking,
  text text not null check (length(text) between 1 and 200),
  due_on date,
  created_by bigint not null references accounts.account,
  created_at timestamptz not null,
  done_at timestamptz,
  done_by bigint references accounts.account,
  check ((done_at is null) = (done_by is null))
);
create index todo_by_booking on bookings.todo (booking_id);
create index todo_by_creator on bookings.todo (created_by);
create index todo_by_finisher on bookings.todo (done_by);
create index open_todo_by_day on bookings.todo (due_on, id) where done_at is null;

select accounts.watch_tables();
