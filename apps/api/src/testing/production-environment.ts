/** What a store in production is set to, at the least. Nobody answers at these addresses. */
export const PRODUCTION = {
  STORE_MODE: "production",
  STORE_SECRET: "b7e2f09c41d8a35f6e0c92d7185ba43f",
  SITE_URL: "https://shop.example",
  SMS_ADAPTER: "msg91",
  MSG91_AUTH_KEY: "key",
  SMS_TEMPLATE_IDS:
    "otp=1,coin-otp=2,confirm-otp=7,mobile-changed=8,order-placed=3,order-paid=4,order-to-pay=9,back-in-stock=10,appointment-booked=6",
  MAIL_ADAPTER: "smtp",
  SMTP_URL: "smtps://mail.example",
  MAIL_FROM: "orders@example.com",
  PAYMENT_GATEWAY: "payu",
  PAYU_KEY: "key",
  PAYU_SALT: "salt",
  PUBLIC_API_URL: "https://shop.example/backend",
};
