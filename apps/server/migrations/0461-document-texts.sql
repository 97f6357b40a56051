-- What owners sign, in the first wordings: generic, in plain language, for a lawyer to go through.
-- Fields: {{operator}} the company with {{postalAddress}}, {{email}}, {{phone}}, {{website}}, {{site}}; {{house}}, {{address}},
-- {{registration}}, {{list:owners}}, {{madeOn}}; of a management contract also {{commission}}, {{commissionBase}},
-- {{recognition}}, {{cleaning}}, {{validFrom}} and {{list:included}}.
insert into documents.template (id, kind, every_owner, countersigned, required, valid_months)
values
  (1, 'management', true, true, true, null),
  (2, 'us_open', true, false, false, 12),
  (3, 'home_vision', false, true, false, null),
  (4, 'other', true, false, true, 24);
select setval(pg_get_serial_sequence('documents.template', 'id'), 4);

insert into documents.wording (template_id, version, title, body, published_at)
select wording.template_id, 1, wording.title, wording.body, '2026-11-01T00:00:00Z'
from (values
(1, 'Management contract', $text$
<p>This contract is between the owners of {{house}}, {{address}} (“you”), and {{operator}}, {{postalAddress}} (“we”). It was made on {{madeOn}}. The owners are:</p>
{{list:owners}}

<h2>1. What we do</h2>
<p>We let the house for you to guests who stay for a short time, in your name and within what you agreed about prices, nights and rules. At the level you chose we do this:</p>
{{list:included}}

<h2>2. What it costs</h2>
<p>Our commission is {{commission}} of {{commissionBase}}. It is taken when the money of a stay becomes yours, which is {{recognition}}, and never before. {{cleaning}}</p>
<p>A stay of your own costs no commission. You pay for its cleaning at the price agreed for the house.</p>

<h2>3. Your money</h2>
<p>What guests pay lies in a trust account, apart from our money and from that of other owners. You get a statement for each quarter and are paid what is earned and received. Taxes that are ours to collect go to the authorities; you see each of them on the statement.</p>
<p>Where the house has several owners, each is paid by his share. We pay nobody before his tax form is with us.</p>

<h2>4. Repairs and spending</h2>
<p>What keeps guests safe is done at once. Other work above the limit agreed for the house needs your consent, with the price beside it. A vendor’s invoice is passed on as it is; what we add to it is shown as a line of its own.</p>

<h2>5. What you answer for</h2>
<ul>
<li>You own the house or may let it, and every owner has signed.</li>
<li>The permits are valid. Its registration: {{registration}}.</li>
<li>The house is insured for letting, and we have the proof.</li>
<li>Nights that are booked are kept, also when the house is sold.</li>
</ul>

<h2>6. From when, and until when</h2>
<p>This contract holds from {{validFrom}}, or from the day of the last signature where that is later. Each side may end it with 60 days’ notice in writing. Stays that are booked by then are carried out under these terms. A change of terms is a new version with a day of its own; a stay keeps the version under which it was booked.</p>

<h2>7. Law</h2>
<p>The law of the State of New York applies. Before anybody goes to court we talk, and then we mediate. You reach us at {{email}} and {{phone}}.</p>
$text$),

(2, 'Addendum for the US Open 2026', $text$
<p>This addendum belongs to the contract about {{house}}, {{address}}, between its owners and {{operator}}. It is about the weeks of the US Open 2026 and was made on {{madeOn}}. The owners are:</p>
{{list:owners}}

<h2>1. The weeks</h2>
<p>From 12 to 23 June 2026 the house is offered for stays of five nights or more, arriving on any day. You keep these nights free of stays of your own unless you tell us within seven days of signing.</p>

<h2>2. Prices</h2>
<p>For these nights we propose a price of their own. It never lies below the price of your summer season. You see it on the calendar before it is offered, and may refuse it within three days.</p>

<h2>3. Guests</h2>
<p>Players, teams, broadcasters and their companies may book in the name of a company. Each of them signs the addendum for guests, names who sleeps in the house, and pays a deposit. Events, advertising on the house and more people than it sleeps are not allowed.</p>

<h2>4. Money</h2>
<p>Commission and statements are as in your contract. Money of these weeks is paid out with the quarter in which the stay begins.</p>

<h2>5. For how long</h2>
<p>This addendum ends with the last of these stays. What your contract says holds wherever this addendum says nothing.</p>
$text$),

(3, 'Home Vision application', $text$
<p>With this you apply for Home Vision with the house at {{address}}. Home Vision is how {{operator}} plans, furnishes and photographs a house so that it can be let. It was made out on {{madeOn}} for:</p>
{{list:owners}}

<h2>1. What happens</h2>
<ul>
<li>One of our designers visits the house within 21 days and measures it.</li>
<li>You get a plan with a budget: rooms, furniture, works, pictures, and what the house could earn by it.</li>
<li>Nothing is bought and nobody is hired before you have signed the budget.</li>
</ul>

<h2>2. What it costs</h2>
<p>The visit and the plan cost nothing. If you go on, our fee is ten percent of what is spent on the plan, shown as a line of its own.</p>

<h2>3. What you let us do</h2>
<p>You let us enter the house at times we agree, take pictures for the plan, and ask vendors for prices. Pictures are published only when the house is let.</p>

<h2>4. Ending it</h2>
<p>You may end this at any time with a line to {{email}}. Work that you ordered by then is finished and paid for. The plan is yours when it is paid for, and you may carry it out with anybody.</p>
$text$),

(4, 'Authority for permits and taxes', $text$
<p>The owners of {{house}}, {{address}}, let {{operator}} act for them toward the authorities. The owners are:</p>
{{list:owners}}

<h2>1. What we may do</h2>
<ul>
<li>Apply for permits and registrations of letting, and renew them. The registration now: {{registration}}.</li>
<li>Collect the taxes on stays, report them and pay them.</li>
<li>Answer what the authorities ask about stays of the house, and open our books to them where the law says so.</li>
</ul>

<h2>2. What stays yours</h2>
<p>Taxes on your income and on the house are yours to report and pay. We send you what you need for that. You tell us within a week of anything that an authority writes to you about letting.</p>

<h2>3. For how long</h2>
<p>This authority holds for two years from the last signature. You may take it back at any time in writing. Without it we cannot let the house.</p>
$text$)
) as wording(template_id, title, body);
