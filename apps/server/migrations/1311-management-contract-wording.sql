-- The management contract we start companies with names no state: a company rents homes where they stand. Plainer words besides.
-- A company that has sent or published its own keeps what it has.
update documents.wording set body = $text$
<p>This contract is between the owners of {{house}}, {{address}} (“you”), and {{operator}}, {{postalAddress}} (“we”). It was made on {{madeOn}}. The owners are:</p>
{{list:owners}}

<h2>1. What we do</h2>
<p>We rent your home to guests for short stays, in your name, within the prices, nights, and rules we agree on. At the service level you chose, we provide:</p>
{{list:included}}

<h2>2. What it costs</h2>
<p>Our commission is {{commission}} of {{commissionBase}}. We take it when the income of a stay becomes yours, which is {{recognition}}, and never before. {{cleaning}}</p>
<p>You pay no commission on your own stays. You pay for the cleaning after them at the price agreed for the home.</p>

<h2>3. Your money</h2>
<p>We hold guests’ payments in a trust account, separate from our money and from other owners’ money. You get a statement each quarter, and we pay you what is earned and received. We remit the taxes we are required to collect to the authorities. Each of them is on your statement.</p>
<p>If the home has several owners, each is paid by their share. We pay an owner once we have their tax form.</p>

<h2>4. Repairs and spending</h2>
<p>We do whatever keeps guests safe at once. Other work above the limit agreed for the home needs your approval, and you see its price first. We pass on a vendor’s invoice unchanged. Anything we add is a line of its own.</p>

<h2>5. What you confirm</h2>
<ul>
<li>You own the home or have the right to rent it out, and every owner has signed.</li>
<li>Its permits are valid. Its registration: {{registration}}.</li>
<li>The home is insured for short-term rental, and we have the proof.</li>
<li>You honor booked nights, even if the home is sold.</li>
</ul>

<h2>6. Term</h2>
<p>This contract takes effect on {{validFrom}}, or on the day of the last signature if that is later. Either side may end it with 60 days’ written notice. Stays booked by then go ahead under these terms. A change of terms is a new version with its own effective date. A stay keeps the version it was booked under.</p>

<h2>7. Law</h2>
<p>The law of the place where the home is located applies. Before anyone goes to court we talk, and then we mediate. Reach us at {{email}} and {{phone}}.</p>
$text$
where template_id = 1 and version = 1 and published_by is null
  and not exists (select from documents.wording later where later.template_id = 1 and later.version > 1)
  and not exists (select from documents.document where template_id = 1);
