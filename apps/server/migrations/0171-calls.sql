-- Codes are also read out over the telephone.
alter table notifications.delivery
  drop constraint delivery_channel_check,
  add constraint delivery_channel_check check (channel in ('email', 'sms', 'push', 'call'));
