import type { Writers } from './words.ts'

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

/** Words about claims, requests for money, orders and deposits: what someone has to do beside the stay itself. */
export const needWriters: Writers<NeedKind> = {
  claim_raised: (stay, { amount, until }) => ({
    subject: `A claim about your stay at ${stay.home}`,
    brief: `${amount} is claimed. Please answer by ${until}; after that our team decides.`,
    heading: 'Something was claimed of your stay',
    paragraphs: [
      `Dear ${stay.firstName}, ${amount} is claimed. Photos and reasons are in the resolution center.`,
      `Please answer by ${until}: agree, or say what you see otherwise. After that our team decides. Nothing is charged before that.`,
    ],
    facts: [{ label: 'Answer by', value: until }],
    action: 'Answer the claim',
  }),
  claim_answered: (stay, { amount, until }) => ({
    subject: `The claim at ${stay.home} is answered`,
    brief: `${stay.guest} offers ${amount}. Take it or leave it to the team by ${until}.`,
    heading: 'The guest has answered',
    paragraphs: [
      `Dear ${stay.firstName}, ${stay.guest} offers ${amount}. Take it or leave it to the team by ${until}; after that the team decides.`,
    ],
    facts: [{ label: 'Answer by', value: until }],
    action: 'Read the answer',
  }),
  claim_extended: (stay, { until, yours }) => ({
    subject: `A day more for the claim about ${stay.home}`,
    brief: yours ? `You have until ${until} to answer.` : `The other side has until ${until} to answer.`,
    heading: 'There is a day more to answer',
    paragraphs: [
      yours
        ? `Dear ${stay.firstName}, you have until ${until} to answer; after that our team decides.`
        : `Dear ${stay.firstName}, the other side has until ${until} to answer; after that our team decides. There is nothing for you to do.`,
    ],
    action: 'Open the resolution center',
  }),
  claim_escalated: (stay) => ({
    subject: `The team decides the claim about ${stay.home}`,
    brief: 'It reads what both sides wrote and looks at the photos, usually within two days.',
    heading: 'The team decides now',
    paragraphs: [
      `Dear ${stay.firstName}, the team decides the claim now. It reads what both sides wrote and looks at the photos, usually within two days.`,
    ],
    action: 'Open the resolution center',
  }),
  claim_ended: (stay, { waived, charged, due, words }) => {
    const settled = waived !== null || charged !== null || due !== null
    const parts = [
      ...(waived ? [`The damage waiver of the stay pays ${waived}.`] : []),
      ...(charged ? [`${charged} is charged.`] : []),
      ...(due ? [`The guest is asked to pay ${due}.`] : []),
    ]
    return {
      subject: settled ? `The claim about ${stay.home} is settled` : `The claim about ${stay.home} is closed`,
      brief: settled ? parts.join(' ') : 'Nothing is charged.',
      heading: settled ? 'The claim is settled' : 'The claim is closed',
      paragraphs: [
        `Dear ${stay.firstName}, the claim about booking ${stay.number} has ended. ${settled ? '' : 'Nothing is charged.'}`.trim(),
        ...(waived ? [`The damage waiver of the stay pays ${waived}; it goes to the owner of the house.`] : []),
        ...(charged
          ? [
              `${charged} is charged, first from the deposit where the card of the stay holds one, and goes to the owner of the house.`,
            ]
          : []),
        ...(due
          ? [
              `The guest is asked to pay ${due} on the page of the stay. No stored card is charged for what its holder has not agreed to.`,
            ]
          : []),
        ...(words ? [`The team writes: “${words}”`] : []),
      ],
      action: 'Open the resolution center',
    }
  },
  payment_asked: (stay, { amount, reason }) => ({
    subject: `${amount} for your stay at ${stay.home}`,
    brief: `You are asked for ${amount}. Nothing is charged until you agree.`,
    heading: `You are asked for ${amount}`,
    paragraphs: [
      `Dear ${stay.firstName}, you are asked for ${amount}. It is for: ${reason}.`,
      'Nothing is charged until you agree. You choose the card, and the amount becomes a line of the price of your stay.',
    ],
    action: 'See the request',
  }),
  change_asked: (stay, { is, more, until, note }) => ({
    subject: `A change to your stay at ${stay.home}`,
    brief: `Please approve or decline it by ${until}. Nothing is charged before that.`,
    heading: 'A change waits for your approval',
    paragraphs: [
      `Dear ${stay.firstName}, we propose this change to your stay: ${is}.${more ? ` It costs ${more} more.` : ''}`,
      ...(note ? [`The team writes: “${note}”`] : []),
      `The new nights are held for you until ${until}. Nothing changes, and no card is charged, until you approve it.`,
    ],
    facts: [{ label: 'Open until', value: until }],
    action: 'See the change',
  }),
  order_declined: (stay, { service, on, words }) => ({
    subject: `We cannot arrange ${service}`,
    brief: 'Nothing is charged. Tell the concierge what else would help.',
    heading: 'We cannot arrange this',
    paragraphs: [
      `Dear ${stay.firstName}, you ordered ${service} for ${on}, and we cannot arrange it.`,
      ...(words ? [words] : []),
      'Nothing is charged. Tell the concierge what else would help.',
    ],
    action: 'Ask the concierge',
  }),
  card_missing: (stay, { amount, from }) => ({
    subject: `A card for the deposit of ${stay.home}`,
    brief: `${amount} is set aside on a card from ${from}, not charged. Please leave one before then.`,
    heading: 'Please leave a card for your deposit',
    paragraphs: [
      `Dear ${stay.firstName}, you paid by bank, and an account can hold nothing. ${stay.home} asks for a deposit of ${amount}: it is set aside on a card from ${from}, not charged, and no part of the price.`,
      'Please leave a card on the page of your stay before then. Nothing is charged by it.',
    ],
    action: 'Leave a card',
  }),
  deposit_refused: (stay, { amount, card }) => ({
    subject: `The deposit for ${stay.home} needs another card`,
    brief: `Your bank did not let ${card || 'your card'} hold ${amount}. Please give us another card.`,
    heading: 'Your card did not take the deposit',
    paragraphs: [
      `Dear ${stay.firstName}, your bank did not let ${card || 'your card'} hold ${amount}. Nothing is charged by it, and it is no part of the price.`,
      'Please give us another card on the page of your stay. We try the old one again in half a day.',
    ],
    action: 'Give another card',
  }),
  team_claim: (stay, { amount }) => ({
    subject: `A claim to decide: ${stay.home}, ${stay.number}`,
    brief: `${amount} is claimed of ${stay.guest}. Both sides have said what they had to say.`,
    heading: 'A claim waits for the team',
    paragraphs: [
      `Dear ${stay.firstName}, ${amount} is claimed of ${stay.guest}, and the two sides did not agree. What both wrote and their photos are on the desk.`,
    ],
    action: 'Decide the claim',
  }),
  team_change_answered: (stay, { is, answer }) => {
    const said = {
      accepted: 'approved the change',
      declined: 'declined the change',
      expired: 'did not answer in time',
    }[answer]
    return {
      subject: `${stay.guest} ${said}: ${stay.home}, ${stay.number}`,
      brief: `The change was: ${is}.`,
      heading: `The guest ${said}`,
      paragraphs: [
        `Dear ${stay.firstName}, ${stay.guest} ${said}: ${is}. ${answer === 'accepted' ? 'The booking is changed.' : 'The booking stays as it is, and the new nights are open again.'}`,
      ],
      action: 'Open the booking',
    }
  },
  team_order: (stay, { service, on, people }) => ({
    subject: `An order to answer: ${service}, ${on}`,
    brief: `${stay.guest} at ${stay.home}, for ${people}.`,
    heading: 'A guest has ordered something',
    paragraphs: [
      `Dear ${stay.firstName}, ${stay.guest} orders ${service} for ${on}, for ${people}. Confirm it at a price, or say that it cannot be arranged.`,
    ],
    action: 'Answer the order',
  }),
  team_card_missing: (stay, { amount }) => ({
    subject: `No card for the deposit: ${stay.home}, ${stay.number}`,
    brief: `${amount} cannot be held: the stay was paid without a card and none was left.`,
    heading: 'A deposit cannot be held',
    paragraphs: [
      `Dear ${stay.firstName}, the stay of ${stay.guest} was paid without a card and none was left: ${amount} cannot be held. The guest was asked by letter and on the page of his stay.`,
    ],
    action: 'Open the booking',
  }),
  team_deposit_refused: (stay, { amount, failure }) => ({
    subject: `Deposit not held: ${stay.home}, ${stay.number}`,
    brief: `The card of ${stay.guest} does not let us hold ${amount}.`,
    heading: 'A deposit is not held',
    paragraphs: [
      `Dear ${stay.firstName}, the card of ${stay.guest} does not let us hold ${amount}${failure ? ` (${failure})` : ''}. The guest was asked for another card.`,
    ],
    action: 'Open the booking',
  }),
}
