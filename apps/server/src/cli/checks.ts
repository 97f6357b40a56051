import type { Check } from '../kernel/check.ts'
import { checks as kernel } from '../kernel/checks.ts'
import { checks as ofModules } from '../modules.ts'
import { searchLag } from './server-check.ts'

/** Everything that must hold, in the order the doctor checks it. A module's own checks are in its `checks.ts`. */
export const checks: readonly Check[] = [...ofModules, ...kernel, searchLag]
