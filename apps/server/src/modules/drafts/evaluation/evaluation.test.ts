import { assistantProtocols } from '@porchlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAssistant } from '#modules/assistant'
import { assistantServer } from '../../assistant/testing/provider-server.ts'
import { answerIn } from '../answer.ts'
import { citedFacts, type Fact, findingsIn, stateFor } from '../engine/check-draft.ts'
import { questionOf, rulesOf } from '../engine/prompt.ts'
import cases from './cases.json' with { type: 'json' }
import stay from './stay.json' with { type: 'json' }

const facts = stay as Fact[]

describe.each(assistantProtocols)('writes a draft by %s', (via) => {
  let provider: Awaited<ReturnType<typeof assistantServer>>
  beforeAll(async () => {
    provider = await assistantServer(via)
  })
  afterAll(() => provider.close())

  it.each(cases)('$name', async ({ asks, answer, requires, state, findings = [], actions = [] }) => {
    provider.answer = JSON.stringify(answer)
    const settings = { via, url: provider.url, model: 'recorded', key: 'provider-key', dailyLimit: 1 }
    const text = await createAssistant([provider.url]).ask(settings, {
      rules: rulesOf({ company: 'Porchlight', language: 'English' }),
      text: questionOf({ facts, messages: [{ from: 'guest', text: asks }] }),
      mostTokens: 1_000,
    })
    expect(provider.requests.at(-1)?.text).toContain(JSON.stringify(JSON.stringify(asks)).slice(2, -2))
    const given = answerIn(text)
    if (!given) throw new Error('no answer')
    const found = findingsIn(given.reply, facts)
    expect({
      state: stateFor(found),
      findings: [...new Set(found.map(({ kind }) => kind))],
      actions: given.actions.map(({ kind }) => kind),
    }).toEqual({ state, findings, actions })
    expect(citedFacts(given.reply, facts).map(({ id }) => id)).toEqual(expect.arrayContaining(requires))
  })
})
