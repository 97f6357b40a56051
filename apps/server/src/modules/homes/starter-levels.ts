import type { ServiceOffer } from '@porchlight/contract'
import levels from './starter-levels.json' with { type: 'json' }

/** Three common service levels for a company to start with; nothing is offered before it saves its own. */
export const starterLevels = levels as ServiceOffer
