/** All of this module’s own texts. */
export const problems = {
  setByEnvironment: (names: string): string =>
    `${names} on the server set this. Change them there, or remove them to use these settings.`,
  folderMissing: 'The mailbox has no such folder. The folder of new mail is usually called INBOX.',
  mailboxPrivate: 'This host is on a private network, which this server doesn’t open for incoming email.',
  mailboxMissing: 'Enter the server and the login of the mailbox.',
  keyMissing: 'Enter the key that the service proves itself with.',
  changed: 'Someone else saved these settings since you opened them.',
  reason: 'Give a reason of at least 10 characters: money and messages travel this way.',
  unreachable: 'The mail server didn’t answer. Check host, port, and encryption.',
  loginRefused: 'The mail server rejected this user name and password.',
  privateAddress: 'This host is on a private network. Set it with SMTP_URL on the server instead.',
  passwordAgain: 'Enter the password again: the stored one belongs to another server.',
  keyRefused: 'Stripe rejected this secret key.',
  gatewayUnreachable: 'Stripe isn’t responding. Nothing was saved; try again later.',
  keysMissing: 'Enter the secret key and the signing secret.',
  modesDiffer: 'Both keys must be live keys, or both test keys.',
  otherAccount: 'These keys belong to another Stripe account, but payments were taken through the current one.',
  paymentsTaken: {
    sandbox: 'Payments were taken in the sandbox. Remove the sample data first, or start with an empty installation.',
    stripe: 'Payments were taken through this account: refunds and payouts still need it.',
  },
  keyAgain: 'Enter the key again: the stored one belongs to another address.',
  assistantPrivate:
    'This address is on a private network, or isn’t encrypted. List it in AI_LOCAL_URLS on the server to allow it.',
  assistantKeyRefused: 'The provider rejected this key.',
  modelUnknown: 'The provider doesn’t know this address or model. Check both.',
  assistantUnreachable: 'The provider didn’t answer. Nothing was saved; check the address, or try again later.',
  numberMissing: 'Enter the account number.',
  sameAccount: 'The trust account and the operating account must be two accounts.',
}
