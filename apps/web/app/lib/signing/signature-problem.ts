import { fullName, isSignedName, type SignerName, signatureFit, signerNameIn } from '@porchlight/contract'
import { signingWords } from '#app/lib/messages/site/signing.ts'
import { useWords } from '#app/lib/messages/words.ts'
import { useUser } from '#app/lib/session.ts'

type Problem = { signedName?: string }

/**
 * What is wrong with a typed signature. It must contain the first and last name of the logged-in person, or `name` if
 * someone signs without an account; the server decides about names in another script.
 * @param missing the message if nothing was typed
 */
export const useSignatureProblem = (missing: string, name?: string): ((signed: string) => Problem) => {
  const words = useWords(signingWords)
  const user = useUser()
  const expected: SignerName | null = name === undefined ? user : signerNameIn(name)
  return (signed) => {
    if (!isSignedName(signed)) return { signedName: missing }
    return expected && signatureFit(signed, expected) === 'no'
      ? { signedName: words.nameDiffers({ name: fullName(expected) }) }
      : {}
  }
}
