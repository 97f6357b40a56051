/** The number of bytes in base64, with or without padding. */
const bytesIn = (text: string): number => Math.floor((text.replace(/=+$/, '').length * 3) / 4)

/**
 * Whether a browser's keys are usable for encryption: an uncompressed P-256 point (65 bytes starting with 4) and a
 * 16-byte secret.
 */
export const arePushKeys = ({ p256dh, auth }: { p256dh: string; auth: string }): boolean =>
  bytesIn(p256dh) === 65 && p256dh.startsWith('B') && bytesIn(auth) === 16
