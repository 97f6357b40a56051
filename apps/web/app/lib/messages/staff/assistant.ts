import { area } from '../words.ts'

/** Who drafts replies, for administrators. */
export const assistantWords = area({
  provider: 'Provider',
  way: 'Protocol',
  ways: {
    anthropic: 'Anthropic (Messages API)',
    openai: 'OpenAI or compatible (chat completions)',
  },
  address: 'Address',
  addressHint:
    'The provider’s address, or your own server’s. A private address must be listed in AI_LOCAL_URLS on the server.',
  model: 'Model',
  modelHint: 'Exactly as the provider names it.',
  key: 'API key',
  keyHint: 'Stored encrypted and never shown again. A server of your own may need none.',
  cost: 'Cost',
  costNote: 'Each draft sends up to about 6,000 words and receives up to 1,500 tokens.',
  limit: 'Drafts a day, for the whole team',
  profiles: 'Style profiles of visitors',
  profilesNote:
    'Visitors can describe the homes they like in words and links. The provider receives these, the beginning of each linked page, and its picture. At 0, our own list of words reads them and nothing is sent.',
  profileLimit: 'Style profiles a day, for all visitors',
  profileLimitHint: '0 turns it off',
  profilesUsed: '{number} of {most} style profiles today',
  profileLimitInvalid: 'Enter a number from 0 to 5,000',
  used: '{number} of {most} drafts today',
  off: 'Off: no provider is connected. Your team writes every reply.',
  usedUp: 'Today’s limit is used up',
  usedUpText:
    'Nobody can ask for a draft until midnight in the company’s time zone. To continue today, raise the limit below.',
  sent: 'The provider receives the facts of the stay and its home, and the last messages of the conversation. Door codes, Wi-Fi passwords, and card numbers are removed first.',
  check: 'Check and save',
  saved: 'AI drafts are on.',
  addressInvalid: 'Enter an address like https://api.example.com/v1',
  modelInvalid: 'Enter the name of the model',
  keyInvalid: 'Enter the key',
  limitInvalid: 'Enter a number from 1 to 5,000',
})
