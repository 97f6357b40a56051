import type { SearchHit } from '@porchlight/contract'
import { useEffect } from 'react'
import { EarningsButton } from '#app/features/partner-money/earnings-button.tsx'
import { type Earnings, useAgentEarnings } from './use-agent-earnings.ts'

type Props = { homes: readonly SearchHit[]; onEarned: (earned: Earnings) => void }

/** Loads what an agent earns from the results, and shows or hides it; nothing for anyone else. */
const AgentEarnings = ({ homes, onEarned }: Props) => {
  const { isAgent, earned } = useAgentEarnings(homes)
  useEffect(() => onEarned(earned), [earned, onEarned])
  return isAgent ? <EarningsButton /> : null
}
// React.lazy asks for a default export.
export default AgentEarnings
