import { Button } from '@porchlight/ui'
import { checkoutWords } from '#app/lib/messages/site/checkout.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { ExpressFrame } from './express-frame.tsx'
import type { SandboxToken } from './sandbox-cards.ts'

const token: SandboxToken = 'sandbox_visa'
const wallets = ['Apple Pay', 'Google Pay']

/** Stand-ins for the wallets Stripe shows: each pays with the accepted test card. */
export const SandboxExpress = ({ busy, onToken }: { busy: boolean; onToken: (token: string) => void }) => {
  const words = useWords(checkoutWords)
  return (
    <ExpressFrame shown problem={undefined} busy={busy}>
      <div className="checkout-wallets">
        {wallets.map((wallet) => (
          <Button key={wallet} look="quiet" onClick={() => onToken(token)}>
            {words.payWith({ wallet })} <small>{words.testWallet}</small>
          </Button>
        ))}
      </div>
    </ExpressFrame>
  )
}
