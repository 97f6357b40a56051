import { Button, Modal } from '@porchlight/ui'
import { useLocation, useNavigate } from 'react-router'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Shown after a sign-up without a redirect, over the page opened meanwhile. */
export const ThankYou = () => {
  const words = useWords(accountWords)
  const here = useLocation()
  const navigate = useNavigate()
  const onContinue = () => void navigate(here, { state: null, replace: true, preventScrollReset: true })
  return (
    <Modal
      open
      size="small"
      title={words.thankYou}
      closeLabel={words.close}
      onClose={onContinue}
      footer={
        <Button look="primary" onClick={onContinue}>
          {words.continue}
        </Button>
      }
    >
      <p>{words.thankYouText}</p>
    </Modal>
  )
}
