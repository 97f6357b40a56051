import { area } from '../words.ts'

/** A travel agent's agency and who belongs to it. */
export const agencyWords = area({
  title: 'Your agency',
  none: 'Name your agency to work with several agents. As its lead you see what all of them earn; everyone is paid their own.',
  note: 'The lead sees the commissions of all agents. Everyone is paid their own.',
  name: 'Agency name',
  create: 'Create agency',
  rename: 'Rename agency',
  saved: 'Saved.',
  agents: 'Agents',
  agent: 'Agent',
  state: 'Status',
  lead: 'Lead',
  acts: 'Actions',
  remove: 'Remove',
  removeOf: 'Remove {name}',
  leave: 'Leave agency',
  email: 'Agent’s email',
  invite: 'Invite agent',
  invited: 'Invited. They accept on this page of theirs.',
  invitation: '{lead} invites you to {name}',
  invitationText: 'If you accept, {lead} sees your commissions. You are still paid directly.',
  accept: 'Accept',
  decline: 'Decline',
  mine: 'Mine',
  whole: 'Whole agency',
  states: {
    invited: 'Invited',
    joined: 'Agent',
  },
})
