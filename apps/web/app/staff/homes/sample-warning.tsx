import { sampleNow } from '@porchlight/contract'
import { Alert, ButtonLink } from '@porchlight/ui'
import { href } from 'react-router'
import { launchWords } from '#app/lib/messages/staff/launch.ts'
import { useWords } from '#app/lib/messages/words.ts'
import type { PageRequest } from '#app/lib/request-context.ts'

/** Whether sample data is loaded; only administrators can know, and remove it. */
export const hasSample = async ({ api }: PageRequest): Promise<boolean> => {
  const found = await api(sampleNow)
  return found.ok && found.results.sample.state === 'ready'
}

/** Before homes are added: the removal of the sample data would delete them. */
export const SampleWarning = () => {
  const { sample } = useWords(launchWords)
  return (
    <Alert tone="warning" action={<ButtonLink href={href('/staff/settings/start')}>{sample.remove}</ButtonLink>}>
      {sample.deletesHomes}
    </Alert>
  )
}
