import type { MessageWriters } from './message-types.ts'

type NeedKind =
  | 'claim_raised'
  | 'claim_answered'
  | 'claim_extended'
  | 'claim_escalated'
  | 'claim_ended'
  | 'payment_asked'
  | 'change_asked'
  | 'order_declined'
  | 'card_missing'
  | 'deposit_refused'
  | 'team_claim'
  | 'team_change_answered'
  | 'team_order'
  | 'team_card_missing'
  | 'team_deposit_refused'

/** Emails that ask someone to act: claims, payment and change requests, concierge orders, deposits. */
export const needWriters: MessageWriters<NeedKind> = {
  claim_raised: (stay, { amount, until }) => ({
    subject: `Damage claim for your stay at ${stay.home}`,
    brief: `The claim is for ${amount}. Answer by ${until}, or our team decides.`,
    heading: 'You have a damage claim to answer',
    paragraphs: [
      `Hi ${stay.firstName}, a damage claim of ${amount} was filed for your stay. The photos and reasons are in the resolution center.`,
      `Answer by ${until}: agree, or tell us why you don’t. After that, our team decides. Nothing is charged before then.`,
    ],
    facts: [{ label: 'Answer by', value: until }],
    action: 'Answer the claim',
  }),
  claim_answered: (stay, { amount, until }) => ({
    subject: `${stay.guest} answered your claim at ${stay.home}`,
    brief: `${stay.guest} offers ${amount}. Accept it or ask our team to decide by ${until}.`,
    heading: 'The guest answered your claim',
    paragraphs: [
      `Hi ${stay.firstName}, ${stay.guest} offers ${amount}. Accept the offer or ask our team to decide by ${until}. After that, our team decides.`,
    ],
    facts: [{ label: 'Answer by', value: until }],
    action: 'View the offer',
  }),
  claim_extended: (stay, { until, yours }) => ({
    subject: `Claim about ${stay.home}: deadline extended by a day`,
    brief: yours ? `You have until ${until} to answer.` : `The other side has until ${until} to answer.`,
    heading: 'The deadline was extended by a day',
    paragraphs: [
      yours
        ? `Hi ${stay.firstName}, you have until ${until} to answer. After that, our team decides.`
        : `Hi ${stay.firstName}, the other side has until ${until} to answer. After that, our team decides. You don’t need to do anything.`,
    ],
    action: 'Open the resolution center',
  }),
  claim_escalated: (stay) => ({
    subject: `Our team is reviewing the claim about ${stay.home}`,
    brief: 'We review both sides and the photos, usually within two days.',
    heading: 'Our team is reviewing the claim',
    paragraphs: [
      `Hi ${stay.firstName}, our team now decides the claim. We review both sides and the photos, usually within two days.`,
    ],
    action: 'Open the resolution center',
  }),
  claim_ended: (stay, { waived, charged, due, words }) => {
    const settled = waived !== null || charged !== null || due !== null
    const parts = [
      ...(waived ? [`The damage waiver covers ${waived}.`] : []),
      ...(charged ? [`${charged} is charged.`] : []),
      ...(due ? [`The guest owes ${due}.`] : []),
    ]
    return {
      subject: settled ? `The claim about ${stay.home} is settled` : `The claim about ${stay.home} is closed`,
      brief: settled ? parts.join(' ') : 'Nothing is charged.',
      heading: settled ? 'The claim is settled' : 'The claim is closed',
      paragraphs: [
        `Hi ${stay.firstName}, the claim about booking ${stay.number} is ${settled ? 'settled.' : 'closed. Nothing is charged.'}`.trim(),
        ...(waived ? [`The damage waiver covers ${waived}, which goes to the home’s owner.`] : []),
        ...(charged
          ? [`${charged} is charged, from the security deposit first if there is one, and goes to the home’s owner.`]
          : []),
        ...(due
          ? [
              `The guest can pay the remaining ${due} on the booking page. We don’t charge a saved card without the cardholder’s agreement.`,
            ]
          : []),
        ...(words ? [`Note from our team: “${words}”`] : []),
      ],
      action: 'Open the resolution center',
    }
  },
  payment_asked: (stay, { amount, reason }) => ({
    subject: `Payment request of ${amount} for your stay at ${stay.home}`,
    brief: `Nothing is charged until you agree.`,
    heading: `Payment request of ${amount}`,
    paragraphs: [
      `Hi ${stay.firstName}, we’re requesting a payment of ${amount}. Reason: ${reason}.`,
      'Nothing is charged until you agree and choose a card. The amount is then added to the price of your stay.',
    ],
    action: 'View the request',
  }),
  change_asked: (stay, { is, more, until, note }) => ({
    subject: `Approve a change to your stay at ${stay.home}`,
    brief: `Approve or decline it by ${until}. Nothing is charged before then.`,
    heading: 'A change needs your approval',
    paragraphs: [
      `Hi ${stay.firstName}, here’s the change we propose for your stay: ${is}.${more ? ` It costs ${more} more.` : ''}`,
      ...(note ? [`Note from our team: “${note}”`] : []),
      `We’re holding the new nights until ${until}. Nothing changes and nothing is charged until you approve.`,
    ],
    facts: [{ label: 'Approve by', value: until }],
    action: 'Review the change',
  }),
  order_declined: (stay, { service, on, words }) => ({
    subject: `We couldn’t arrange ${service}`,
    brief: 'Nothing was charged. Tell the concierge what else would help.',
    heading: 'We couldn’t arrange your order',
    paragraphs: [
      `Hi ${stay.firstName}, we’re sorry: we couldn’t arrange ${service} for ${on}.`,
      ...(words ? [words] : []),
      'Nothing was charged. Tell the concierge what else would help.',
    ],
    action: 'Message the concierge',
  }),
  card_missing: (stay, { amount, from }) => ({
    subject: `${stay.home}: add a card for your security deposit`,
    brief: `We place a ${amount} hold, not a charge, on a card from ${from}. Add a card before then.`,
    heading: 'Add a card for your security deposit',
    paragraphs: [
      `Hi ${stay.firstName}, you paid from a bank account, which can’t be used for a hold. ${stay.home} requires a security deposit of ${amount}: a hold on a card from ${from}. It isn’t a charge or part of the price.`,
      'Add a card on your booking page before then. Adding it doesn’t charge anything.',
    ],
    action: 'Add a card',
  }),
  deposit_refused: (stay, { amount, card }) => ({
    subject: `${stay.home}: add another card for your security deposit`,
    brief: `Your bank declined a ${amount} hold on ${card || 'your card'}. Add another card.`,
    heading: 'The deposit hold was declined',
    paragraphs: [
      `Hi ${stay.firstName}, your bank declined a security deposit hold of ${amount} on ${card || 'your card'}. It’s a hold, not a charge, and isn’t part of the price.`,
      'Add another card on your booking page. We’ll retry the current one in 12 hours.',
    ],
    action: 'Add another card',
  }),
  team_claim: (stay, { amount }) => ({
    subject: `Claim to decide: ${stay.home}, ${stay.number}`,
    brief: `${amount} claimed from ${stay.guest}. Both sides have answered.`,
    heading: 'A claim needs a decision',
    paragraphs: [
      `Hi ${stay.firstName}, ${amount} is claimed from ${stay.guest}, and the two sides didn’t agree. Their statements and photos are with the claim.`,
    ],
    action: 'Decide the claim',
  }),
  team_change_answered: (stay, { is, answer }) => {
    const outcome = {
      accepted: 'approved the change',
      declined: 'declined the change',
      expired: 'didn’t answer in time',
    }[answer]
    return {
      subject: `${stay.guest} ${outcome}: ${stay.home}, ${stay.number}`,
      brief: `The change was: ${is}.`,
      heading: `The guest ${outcome}`,
      paragraphs: [
        `Hi ${stay.firstName}, ${stay.guest} ${outcome}: ${is}. ${answer === 'accepted' ? 'The booking is updated.' : 'The booking is unchanged and the new nights are available again.'}`,
      ],
      action: 'Open the booking',
    }
  },
  team_order: (stay, { service, on, people }) => ({
    subject: `New concierge order: ${service}, ${on}`,
    brief: `${stay.guest} at ${stay.home}, for ${people}.`,
    heading: 'New concierge order',
    paragraphs: [
      `Hi ${stay.firstName}, ${stay.guest} ordered ${service} on ${on} for ${people}. Confirm it with a price or decline it.`,
    ],
    action: 'Answer the order',
  }),
  team_card_missing: (stay, { amount }) => ({
    subject: `No card for the security deposit: ${stay.home}, ${stay.number}`,
    brief: `We can’t place a ${amount} hold: the guest paid by bank and hasn’t added a card.`,
    heading: 'No card for a security deposit',
    paragraphs: [
      `Hi ${stay.firstName}, ${stay.guest} paid by bank and hasn’t added a card, so we can’t place the ${amount} hold. We asked the guest by email and on the booking page.`,
    ],
    action: 'Open the booking',
  }),
  team_deposit_refused: (stay, { amount, failure }) => ({
    subject: `Deposit hold declined: ${stay.home}, ${stay.number}`,
    brief: `The card of ${stay.guest} declined a ${amount} hold.`,
    heading: 'A deposit hold was declined',
    paragraphs: [
      `Hi ${stay.firstName}, the card of ${stay.guest} declined a security deposit hold of ${amount}${failure ? ` (${failure})` : ''}. We asked the guest for another card.`,
    ],
    action: 'Open the booking',
  }),
}
