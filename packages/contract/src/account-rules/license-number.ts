/** A number that a state issued: letters, digits, spaces, dots, and dashes, with at least one digit. */
export const licenseNumberForm = /^(?=.*[0-9])[A-Z0-9][A-Z0-9 .-]{2,29}$/

export const isLicenseNumber = (text: string): boolean => licenseNumberForm.test(text.trim().toUpperCase())
