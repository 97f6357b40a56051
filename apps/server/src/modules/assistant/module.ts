import { defineModule } from '#kernel/module'
import { createAssistant } from './adapters/assistant.ts'

export const assistant = defineModule({
  name: 'assistant',
  layer: 1,
  owns: 'how a language model is asked, no data',
  adapters: ({ config }) => ({ assistant: createAssistant(config.assistantLocalUrls) }),
})
