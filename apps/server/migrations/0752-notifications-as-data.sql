-- Notifications hold the code of a message and its values, which are rendered in their reader's language. Earlier ones
-- stay as they were written; what their button says is known by their kind.
create or replace function pg_temp.written(text) returns jsonb language sql immutable as $$
  select jsonb_build_object('code', 'as_written', 'params', jsonb_build_object('text', $1))
$$;

alter table notifications.notice alter column subject type jsonb using pg_temp.written(subject);
alter table notifications.notice alter column content type jsonb using pg_temp.written(content);
alter table notifications.notice alter column action type jsonb using
  case when kind in ('accepted', 'arriving', 'bank_pending', 'bank_returned', 'calendar_clash', 'canceled', 'card_missing', 'change_asked', 'changed', 'claim_answered', 'claim_ended', 'claim_escalated', 'claim_extended', 'claim_raised', 'co_owner_paid_elsewhere', 'confirmed', 'declined', 'deposit_refused', 'expired', 'feed_stale', 'feed_unclear', 'friend_joined', 'held', 'home_moved', 'leaving', 'mail_stopped', 'missed', 'order_declined', 'owner_arrived', 'owner_canceled', 'owner_changed', 'owner_confirmed', 'owner_lapsed', 'owner_missed', 'owner_paid', 'owner_requested', 'owner_review_asked', 'owner_review_published', 'owner_statement', 'owner_stay_ended', 'owner_withdrawn', 'paid', 'payment_ahead', 'payment_asked', 'payment_failed', 'payout_account_added', 'payout_returned', 'person_wrote', 'refund_refused', 'refunded', 'requested', 'resold', 'review_answered', 'review_asked', 'review_ending', 'review_hidden', 'review_published', 'review_put_back', 'stay_ended', 'team_card_missing', 'team_change_answered', 'team_claim', 'team_deposit_refused', 'team_order', 'team_payout_account', 'team_payout_account_stopped', 'team_vendor_removed', 'team_wrote', 'week_ahead')
    then jsonb_build_object('code', 'mail.' || kind || '.action') else pg_temp.written(action) end;
