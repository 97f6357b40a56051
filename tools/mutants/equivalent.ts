/** Mutants with no observable effect, by file and change, each with the reason. */
export const equivalentMutants: Readonly<Record<string, readonly { change: string; because: string }[]>> = {
  'apps/server/src/modules/attribution/rules.ts': [
    {
      change: '< → <= in (a.code.code < b.code.code ? -1 : 1)',
      because: 'codes come out of a map by code: no two are equal',
    },
    { change: '1 → (1 + 1) in (a.code.code < b.code.code ? -1 : 1)', because: 'a sort looks at the sign alone' },
    { change: '1 → (1 + 1) in (a.code.code < b.code.code ? -1 : 1) (2)', because: 'a sort looks at the sign alone' },
    {
      change:
        'named → true in const all = [...(named ? [{ ...named, named: true }] : []), ...arrivals.map((one) => ({ ...one, named: false }))]',
      because: 'a naming of nobody has no code, and what has no known code is left out',
    },
  ],
  'apps/server/src/modules/availability/engine/feed-events.ts': [
    {
      change: '!other → false in if (!other) return withinReason(here, window)',
      because: 'on no other clock the nights are the same, which the next line answers alike',
    },
    {
      change: '&& → || in return withinReason({ ...both, ...(isGuess && { isGuess }) }, window)',
      because: 'no guess and a guess that is undefined are the same to every reader',
    },
  ],
  'apps/server/src/modules/availability/engine/night-status.ts': [
    {
      change:
        '- → + in for (let arrive = day - 1; arrive >= first; arrive--) if (mayStay(calendar, arrive, day)) return true',
      because: 'no stay of none or fewer nights is allowed: the loop comes to the night before all the same',
    },
  ],
  'apps/server/src/modules/ledger/engine/figures.ts': [
    {
      change: `0 → (0 + 1) in const fraction = digits > 0 ? \`.\${text.slice(-digits)}\` : ''`,
      because: 'no currency has one digit after its point',
    },
  ],
  'apps/server/src/modules/ledger/engine/missing-money.ts': [
    {
      change: '> → >= in const positive = earned.filter((part) => part.amount > 0)',
      because: 'who earned nothing carries nothing by weight as well',
    },
    {
      change:
        '0 → (0 + 1) in return positive.reduce((sum, part, index) => sum + (part.ownerId === ownerId ? (parts[index] ?? 0) : 0), 0)',
      because: 'there is a part for every owner: the default is never taken; the other zeros are killed',
    },
  ],
  'apps/server/src/modules/pricing/engine/changed-schedule.ts': [
    {
      change: '< → <= in (parts, keep) => collectBy(parts, keep.on < today ? today : keep.on, keep.amount),',
      because: 'today and today are the same day',
    },
  ],
  'apps/server/src/modules/pricing/engine/exact.ts': [
    {
      change:
        '* → / in : { units: BigInt(amount) * BigInt(part) * (whole < 0 ? -1n : 1n), per: BigInt(Math.abs(whole)) }',
      because: 'a product divided by 1 or −1 is the same product, and a whole of nothing was answered before',
    },
    {
      change:
        '< → <= in : { units: BigInt(amount) * BigInt(part) * (whole < 0 ? -1n : 1n), per: BigInt(Math.abs(whole)) }',
      because: 'a product divided by 1 or −1 is the same product, and a whole of nothing was answered before',
    },
    {
      change:
        '0 → (0 + 1) in : { units: BigInt(amount) * BigInt(part) * (whole < 0 ? -1n : 1n), per: BigInt(Math.abs(whole)) }',
      because: 'a product divided by 1 or −1 is the same product, and a whole of nothing was answered before',
    },
    { change: '> → >= in if (twice !== per) return twice > per', because: 'twice is not per on this line' },
    { change: '< → <= in const size = units < 0n ? -units : units', because: 'nothing has no sign' },
    { change: '< → <= in return units < 0n && result !== 0 ? -result : result', because: 'nothing has no sign' },
  ],
  'apps/server/src/modules/pricing/engine/fees.ts': [
    {
      change:
        "fee.kind === 'percent' → false in const times = fee.kind === 'percent' ? 1 : timesCharged(fee.kind, occasion)",
      because: 'a share is not multiplied: the times of a percent fee are not read',
    },
    {
      change: "1 → (1 + 1) in const times = fee.kind === 'percent' ? 1 : timesCharged(fee.kind, occasion)",
      because: 'a share is not multiplied: the times of a percent fee are not read',
    },
  ],
  'apps/server/src/modules/pricing/engine/nightly.ts': [
    {
      change:
        'markup === 0 → false in markup === 0 ? rent : { ...rent, amount: rent.amount + rounded(portionOf(exactly(rent.amount), markup)) }',
      because: 'a markup of nothing adds nothing',
    },
  ],
  'apps/server/src/modules/pricing/engine/price-effect.ts': [
    {
      change: '> → >= in higher: free.filter(({ before, after }) => before !== null && after > before).length,',
      because: 'only nights that change come here',
    },
    {
      change: '< → <= in cheaper: free.filter(({ before, after }) => before !== null && after < before).length,',
      because: 'only nights that change come here',
    },
    {
      change: '> → >= in longer: moved.filter(({ before, after }) => after.minStay > before.minStay).length,',
      because: 'only days that change come here',
    },
    {
      change: '< → <= in shorter: moved.filter(({ before, after }) => after.minStay < before.minStay).length,',
      because: 'only days that change come here',
    },
  ],
  'apps/server/src/modules/pricing/engine/price-policy.ts': [
    {
      change:
        '0 → (0 + 1) in const deepest = ({ seasons = [], discounts = [], moved = 0 }: PolicyInput): PriceConcern[] => {',
      because: 'a move of one basis point is no deep discount',
    },
    {
      change: '0 → (0 + 1) in const share = Math.max(0, ...shares)',
      because: 'a discount of one basis point is no deep discount',
    },
  ],
  'apps/server/src/modules/pricing/engine/rebooked-nights.ts': [
    {
      change: '0 → (0 + 1) in const again = canceled.reduce((total, { night }) => total + (resold.get(night) ?? 0), 0)',
      because: 'every night is rebooked on this line: the default is never taken',
    },
  ],
  'apps/server/src/modules/pricing/engine/remittance.ts': [
    {
      change: '0 → (0 + 1) in return months.map((month, index) => ({ month, amount: amounts[index] ?? 0 }))',
      because: 'there is a part for every month: the default is never taken',
    },
  ],
  'apps/server/src/modules/pricing/engine/rent-line.ts': [
    {
      change: '0 → (0 + 1) in const price = { amount: group[0]?.rent.amount ?? 0, currency }',
      because: 'a group has a night',
    },
  ],
  'apps/server/src/modules/pricing/engine/schedule.ts': [
    {
      change:
        '< → <= in const dated = shares.map(({ dueOn, share }) => ({ dueOn: dueOn < bookedOn ? bookedOn : dueOn, share }))',
      because: 'the day of booking and itself are the same day',
    },
    {
      change:
        '1 → (1 + 1) in const amounts = splitOver(total, dated.length > 0 ? dated : [{ dueOn: bookedOn, share: 1 }])',
      because: 'one share is all there is, whatever it weighs',
    },
    {
      change: '< → <= in (plan, keep) => collectBy(plan, keep.on < bookedOn ? bookedOn : keep.on, keep.amount),',
      because: 'the day of booking and itself are the same day',
    },
    {
      change: "0 → (0 + 1) in const [year = 0, month = 0, day = 0] = date.split('-').map(Number)",
      because: 'a date has a year, a month and a day: no default is taken',
    },
  ],
  'apps/server/src/modules/pricing/engine/search-charges.ts': [
    {
      change: 'ofNights.length === 0 → false in if (ofNights.length === 0) return rents',
      because: 'without a discount of nights every rent is rounded to itself',
    },
  ],
  'apps/server/src/modules/pricing/engine/timeline.ts': [
    {
      change: '1 → (1 + 1) in const at = until ?? new Date(Math.max(arrival.getTime(), confirmedAt.getTime()) + 1)',
      because: 'no rule tells one millisecond from two',
    },
    {
      change:
        'grace → true in return [...tiers, checkInInstant(place, stay), ...(grace ? [grace] : []), ...coverEnds(agreed, confirmedAt)]',
      because: 'a grace that is not there is before every confirmation',
    },
    {
      change: '1 → (1 + 1) in const justAfter = (end: Date) => new Date(end.getTime() + 1)',
      because: 'no rule tells one millisecond from two',
    },
  ],
  'apps/server/src/modules/pricing/engine/waiver.ts': [
    {
      change: '&& → || in return line && limit ? { price: line.amount, limit: Number(limit) } : null',
      because: 'a limit is read out of the line, and there is none without it',
    },
  ],
  'apps/server/src/modules/splits/rules.ts': [
    {
      change:
        "> → >= in status === 'awaiting_payment' && arrive > today && nightsOf({ arrive: today, depart: arrive }) >= splitDaysAhead",
      because: 'a stay that begins today is no week away',
    },
  ],
  'apps/server/src/modules/vendors/rules.ts': [
    {
      change: "first === undefined → false in if (first === undefined) return 'sound'",
      because: 'a day that is not there is neither before nor within anything',
    },
  ],
  'apps/server/src/modules/claims/rules.ts': [
    {
      change:
        '>= → > in if (!nextCheckInAt || nextCheckInAt >= last) return { opensAt: checkOutAt, closesAt: last, photosBy: null }',
      because: 'a check-in at the last moment closes the claim at that same moment',
    },
  ],
  'apps/server/src/modules/documents/rules.ts': [
    {
      change: "0 → (0 + 1) in const [year = 0, month = 1, date = 1] = day.split('-').map(Number)",
      because: 'a date has a year, a month and a day: no default is taken',
    },
    {
      change: "1 → (1 + 1) in const [year = 0, month = 1, date = 1] = day.split('-').map(Number)",
      because: 'a date has a year, a month and a day: no default is taken',
    },
    {
      change: '> → >= in validFrom > signedOn ? validFrom : signedOn',
      because: 'two equal days are one day',
    },
  ],
  'apps/server/src/modules/payments/rules.ts': [
    {
      change: '0 → (0 + 1) in return payers.flatMap((paid, index) => takeFrom(shares[index] ?? 0, paid))',
      because: 'there is a share for every payer: the default is never taken',
    },
  ],
  'apps/server/src/kernel/admission.ts': [
    { change: '0 → (0 + 1) in #since = 0', because: 'the time of admission replaces it before it is read' },
    {
      change: '0 → (0 + 1) in this.#line.free(0)',
      because: 'a place passed on unused counts as no time: one millisecond moves the average by a tenth of one',
    },
  ],
  'apps/server/src/kernel/seal.ts': [
    {
      change: '!existsSync(path) → true in if (!existsSync(path)) {',
      because: 'linking a second draft over a key fails, and the key stays',
    },
  ],
  'apps/server/src/modules/availability/engine/content-lines.ts': [
    {
      change:
        "1 → (1 + 1) in if ((lines.at(-1)?.length ?? 0) > limits.lineLength) return problem('line_too_long', { most: limits.lineLength })",
      because: 'a line that is too long is noticed one line later, and the end of the calendar follows',
    },
    {
      change:
        "0 → (0 + 1) in if ((lines.at(-1)?.length ?? 0) > limits.lineLength) return problem('line_too_long', { most: limits.lineLength })",
      because: 'no limit is below one character',
    },
    {
      change: '>= → > in return end >= 0 && !rest.some(edgeOf) ? lines.slice(0, end + 1) : lines',
      because: 'a file that begins with its end is no calendar either way',
    },
    {
      change: '0 → (0 + 1) in return end >= 0 && !rest.some(edgeOf) ? lines.slice(0, end + 1) : lines',
      because: 'a file that begins with its end is no calendar either way',
    },
    { change: '> → >= in if (at > 0) open.length = at', because: 'the root has no name, and every edge has one' },
  ],
  'apps/server/src/modules/availability/engine/feed-changes.ts': [
    {
      change: '> → >= in if (other.depart > from) from = other.depart',
      because: 'two equal days are one day',
    },
  ],
  'apps/server/src/modules/pricing/engine/retention.ts': [
    {
      change: "part.kind === 'nights' → false in if (part.kind === 'nights') return nights.kept",
      because: 'what follows the nights in their own proportion is the nights',
    },
  ],
  'apps/server/src/modules/pricing/engine/stay-price.ts': [
    {
      change: '0 → (0 + 1) in rent: accommodation.rents[index] ?? 0,',
      because: 'there is a rent for every night: the default is never taken',
    },
    {
      change: '0 → (0 + 1) in amount: accommodation.byNight[index] ?? 0,',
      because: 'there is a rent for every night: the default is never taken',
    },
  ],
  'apps/server/src/modules/bookings/engine/recognition.ts': [
    {
      change:
        '0 → (0 + 1) in perOwner: shares.map((share, index) => ({ accountId: share.accountId, amount: parts[index] ?? 0 })),',
      because: 'there is a part for every share and every night: the default is never taken',
    },
    {
      change: '0 → (0 + 1) in )[index] ?? 0',
      because: 'there is a part for every share and every night: the default is never taken',
    },
    {
      change: '1 → (1 + 1) in Array.from({ length: count }, () => 1),',
      because: 'nights that weigh the same share evenly, whatever each weighs',
    },
  ],
  'apps/server/src/modules/bookings/engine/charges.ts': [
    {
      change: '0 → (0 + 1) in return charges.map((charge, index) => ({ ...charge, amount: amounts[index] ?? 0 }))',
      because: 'there is an amount for every charge: the default is never taken',
    },
  ],
  'apps/server/src/modules/pricing/engine/goodwill.ts': [
    {
      change: '0 → (0 + 1) in const part = parts[index] ?? 0',
      because: 'there is a part for every line: the default is never taken',
    },
  ],
  'apps/server/src/modules/pricing/engine/refund.ts': [
    {
      change: '0 → (0 + 1) in const back = refunds[index] ?? 0',
      because: 'there is an amount for every line: the default is never taken',
    },
    {
      change: '0 → (0 + 1) in const paid = kept - (unpaid[index] ?? 0) + back + (before[index] ?? 0)',
      because: 'there is an amount for every line: the default is never taken',
    },
    {
      change: '0 → (0 + 1) in const paid = kept - (unpaid[index] ?? 0) + back + (before[index] ?? 0) (2)',
      because: 'there is an amount for every line: the default is never taken',
    },
  ],
  'apps/server/src/modules/pricing/engine/taxes.ts': [
    {
      change: '1 → (1 + 1) in under.map(() => 1),',
      because: 'nights that weigh the same share evenly, whatever each weighs',
    },
  ],
  'packages/contract/src/values/money.ts': [
    { change: '< → <= in const magnitude = product < 0n ? -product : product', because: 'nothing has no sign' },
    { change: '< → <= in return Number(product < 0n ? -rounded : rounded)', because: 'nothing has no sign' },
  ],
  'packages/contract/src/values/zone.ts': [
    {
      change: 'known → false in if (known) return known',
      because: 'a format is made once or again: it writes the same',
    },
    {
      change: '!known → true in if (!known) clocks.set(zone, format)',
      because: 'a format is made once or again: it writes the same',
    },
    {
      change: '!known → false in if (!known) clocks.set(zone, format)',
      because: 'a format is made once or again: it writes the same',
    },
    {
      change: '!known → known in if (!known) clocks.set(zone, format)',
      because: 'a format is made once or again: it writes the same',
    },
    {
      change: '86_400_000 → (86_400_000 + 1) in const before = offsetAt(wanted - 86_400_000)',
      because: 'no zone changes its clocks twice within a day: a millisecond more looks at the same offset',
    },
    {
      change: '86_400_000 → (86_400_000 + 1) in const after = offsetAt(wanted + 86_400_000)',
      because: 'no zone changes its clocks twice within a day: a millisecond more looks at the same offset',
    },
  ],
}
