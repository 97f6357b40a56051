import {
  channelsOfHome,
  keepChannels,
  type MarketingChannel,
  marketingChannels,
  setupOfHome,
} from '@porchlight/contract'
import { Button, CheckboxGroup } from '@porchlight/ui'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { resultsOf } from '#app/lib/answers.ts'
import { api } from '#app/lib/api.ts'
import { setupWords } from '#app/lib/messages/owner/setup.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { pageMeta } from '#app/lib/meta.ts'
import { pageRequest } from '#app/lib/request-context.ts'
import { SetupFrame } from '../frame.tsx'
import { redirectToHome } from '../redirect-to-home.ts'
import { type SaveOutcome, useAutoSave } from '../use-auto-save.ts'
import type { Route } from './+types/page'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { api } = context.get(pageRequest)
  if (!params.propertyId) return redirectToHome(api, 'marketing-channels')
  const home = { params: { id: params.propertyId } }
  const [given, setup] = await Promise.all([api(channelsOfHome, home), api(setupOfHome, home)])
  return { given: resultsOf(given), setup: resultsOf(setup) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args)

const ChannelsStep = ({ given, setup }: Route.ComponentProps['loaderData']) => {
  const { channels: words } = useWords(setupWords)
  const { revalidate } = useRevalidator()
  const isOpen = setup.steps.some(({ step, state }) => step === 'marketing-channels' && state === 'open')
  // No answer yet: an empty list must not mean "none".
  const [channels, setChannels] = useState<MarketingChannel[] | null>(isOpen ? null : given.channels)
  const keep = async (chosen: MarketingChannel[] | null): Promise<SaveOutcome> => {
    const answer = await api(keepChannels, { params: { id: given.home.id }, body: { channels: chosen ?? [] } })
    if (!answer.ok) return { why: answer.error.message, again: answer.error.code === 'offline' }
    void revalidate()
    return undefined
  }
  const { state } = useAutoSave(channels, keep)
  return (
    <SetupFrame setup={setup} current="marketing-channels" lead={words.lead} saving={state}>
      <CheckboxGroup
        legend={words.where}
        hint={words.hint}
        options={marketingChannels.map((value) => ({ value, label: words.names[value] }))}
        value={channels ?? []}
        onChange={(chosen) => setChannels(marketingChannels.filter((channel) => chosen.includes(channel)))}
      />
      {channels === null && (
        <p className="setup-preview">
          <Button onClick={() => setChannels([])}>{words.none}</Button>
        </p>
      )}
    </SetupFrame>
  )
}

/** `/owners/marketing-channels/{propertyId}`: channels besides our own site. */
const ChannelsPage = ({ loaderData }: Route.ComponentProps) => (
  <ChannelsStep key={loaderData.given.home.id} {...loaderData} />
)
export default ChannelsPage
