export const problems = {
  evidence: 'Attach the document or photo that shows this.',
  pending: 'This is already waiting for approval.',
  notStaff: 'Only staff members have limits of their own.',
  aboveCompany: 'A person’s limit can’t be higher than the company’s. Raise the company’s limit first.',
  secondPerson: 'Someone else can approve this. Exemptions are only for one-person companies.',
  removed: 'You changed a colleague’s access in the last 7 days. An exemption is possible 7 days after that.',
  decider: {
    wrong_state: 'This was already decided.',
    participant: 'You took part in this, so someone else has to approve it.',
    same_person: 'This account shares a phone or mailbox with someone who took part. Someone else has to approve it.',
    waits: 'You can approve 24 hours after your access was granted or reset.',
    not_permitted: 'You don’t have permission to approve this.',
  },
}
