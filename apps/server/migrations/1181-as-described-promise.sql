-- The promise beside every pay button, and its process: a report by the promise has a moment by which the team answers.
insert into agreements.template (type, version, title, body, published_at) values ('as-described-promise', 1, 'As-described promise', $text$
<p>You pay for a home you have not seen yet. This is what {{operator}} (“we”) promises you for it, at every home, for every stay booked with us.</p>

<h2>1. What we promise</h2>
<p>The home is as its page describes it when you book: its location, bedrooms and beds, bathrooms, views, pool, heating, kitchen, and internet. It is clean, safe, and ready for you at check-in.</p>

<h2>2. If something isn’t as described</h2>
<ul>
<li>Open your trip and choose “Something isn’t as described”, within {{promiseReportHours}} hours of check-in. Add photos if you can. You can also call {{phone}}.</li>
<li>A person of our team answers within {{promiseAnswerHours}} hours, day and night. Your trip shows the time by which you hear from us.</li>
<li>We fix it while you are there. Where we can’t, you choose: a comparable home at no extra cost where one is available, a fair part of the price for what was missing, or a full refund of the nights you don’t stay.</li>
</ul>

<h2>3. Who decides, and when</h2>
<p>The home manager of your stay looks at your report first, comes to the home if that helps, and writes to you on your trip’s page. Money that you get back goes to the cards it came from; where friends paid a share, each gets their part. Nobody asks you to take down a review, or to say nothing, in return for what this promise gives you.</p>

<h2>4. What it doesn’t cover</h2>
<p>Weather, work by neighbors or towns that we couldn’t know of, and what the page says plainly, such as the notes under “Honest notes”. Report other problems on your trip at any time until two weeks after check-out; they reach the same team.</p>

<h2>5. Your rights</h2>
<p>This promise adds to the <a href="/terms/booking-agreement">Booking Agreement</a> and to the law where the home is. It takes nothing away from either. If you don’t agree with our answer, the <a href="/terms/dispute-resolution-center">Dispute Resolution Center</a> says who decides next.</p>

<footer><p>{{operator}}</p></footer>
$text$, '2026-11-01T00:00:00Z');

alter table maintenance.issue drop constraint issue_topic_check;
alter table maintenance.issue add constraint issue_topic_check check (
  topic in ('heat_or_water', 'kitchen', 'cleaning', 'outside', 'internet', 'not_as_described', 'something_else')
);
-- By when the team answers; only of a report by the promise.
alter table maintenance.issue add column answer_by timestamptz;
-- When the team was reminded that this moment has passed.
alter table maintenance.issue add column overdue_notice_at timestamptz;
alter table maintenance.issue add constraint issue_answer_by_check check ((topic = 'not_as_described') = (answer_by is not null));
create index issue_answer_by on maintenance.issue (answer_by) where state = 'open' and answer_by is not null;
