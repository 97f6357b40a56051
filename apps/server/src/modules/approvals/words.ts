export const problems = {
  evidence: 'Attach the document or photo that shows this.',
  pending: 'This already waits for approval.',
  secondPerson: 'Someone else can approve: an exemption is only for a company of one.',
  decider: {
    wrong_state: 'This has been decided already.',
    participant: 'You took part in this, so someone else has to approve it.',
    same_person: 'This account shares a phone or mailbox with someone who took part. Someone else has to approve it.',
    waits: 'You can approve 24 hours after your access was granted or reset.',
    not_permitted: 'Your permissions do not cover this.',
  },
}
