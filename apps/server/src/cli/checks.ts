import type { Check } from '../kernel/check.ts'
import { checks as kernel } from '../kernel/checks.ts'
import { checks as accounts } from '../modules/accounts/index.ts'
import { checks as agreements } from '../modules/agreements/index.ts'
import { checks as approvals } from '../modules/approvals/index.ts'
import { checks as availability } from '../modules/availability/index.ts'
import { checks as bookings } from '../modules/bookings/index.ts'
import { checks as claims } from '../modules/claims/index.ts'
import { checks as company } from '../modules/company/index.ts'
import { checks as concierge } from '../modules/concierge/index.ts'
import { checks as conversations } from '../modules/conversations/index.ts'
import { checks as currencies } from '../modules/currencies/index.ts'
import { checks as documents } from '../modules/documents/index.ts'
import { checks as dues } from '../modules/dues/index.ts'
import { checks as homes } from '../modules/homes/index.ts'
import { checks as identity } from '../modules/identity/index.ts'
import { checks as invoices } from '../modules/invoices/index.ts'
import { checks as ledger } from '../modules/ledger/index.ts'
import { checks as maintenance } from '../modules/maintenance/index.ts'
import { checks as media } from '../modules/media/index.ts'
import { checks as notifications } from '../modules/notifications/index.ts'
import { checks as payees } from '../modules/payees/index.ts'
import { checks as payments } from '../modules/payments/index.ts'
import { checks as pricing } from '../modules/pricing/index.ts'
import { checks as reviews } from '../modules/reviews/index.ts'
import { checks as statements } from '../modules/statements/index.ts'
import { checks as stays } from '../modules/stays/index.ts'
import { checks as transfers } from '../modules/transfers/index.ts'
import { checks as translations } from '../modules/translations/index.ts'
import { checks as works } from '../modules/works/index.ts'
import { searchLag } from './server-check.ts'

/** Everything that must hold, in the order the doctor asks. A module’s own are in its `checks.ts`. */
export const checks: readonly Check[] = [
  ...ledger,
  ...transfers,
  ...payments,
  ...payees,
  ...statements,
  ...approvals,
  ...company,
  ...dues,
  ...availability,
  ...bookings,
  ...stays,
  ...concierge,
  ...claims,
  ...documents,
  ...maintenance,
  ...works,
  ...identity,
  ...invoices,
  ...agreements,
  ...homes,
  ...reviews,
  ...conversations,
  ...pricing,
  ...media,
  ...accounts,
  ...notifications,
  ...translations,
  ...currencies,
  ...kernel,
  searchLag,
]
