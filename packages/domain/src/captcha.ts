/** The field in which every form with a captcha sends its answer (checklist C7). */
export const CAPTCHA_FIELD = "recaptcha";
/** Forgotten password (document 1, section 5). */
export const VERIFY_NOT_A_ROBOT = "Please verify you are not a robot.";
/** Contact form (document 3, section 5). */
export const CAPTCHA_FAILED = "reCAPTCHA verification failed";
/** Tooltip of a submit that waits (document 3, section 4). */
export const CAPTCHA_FIRST = "Please complete reCAPTCHA first";
