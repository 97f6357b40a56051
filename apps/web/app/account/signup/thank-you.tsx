import { Button, Modal } from '@porchlight/ui'
import { accountWords } from '#app/lib/messages/site/account.ts'
import { useWords } from '#app/lib/messages/words.ts'

/** Said after a sign-up that leads nowhere else. */
export const ThankYou = ({ onContinue }: { onContinue: () => void }) => {
  const words = useWords(accountWords)
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
