import type { ServiceOffer } from '@porchlight/contract'
import levels from './starter-levels.json' with { type: 'json' }

/** Three common levels that a company can begin with; nothing is offered before it saves its own. */
export const starterLevels = levels as ServiceOffer
