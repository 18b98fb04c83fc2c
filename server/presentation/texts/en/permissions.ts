// The permissions of the catalogue and their groups.
export const permissionGroups = {
  social: "Playing and talking with others",
  content: "Camera, pictures and sharing",
  ai: "Artificial intelligence",
  commerce: "Spending and games of chance",
  marketing: "Messages and advertising",
  advanced: "Other",
};

export const permissions = {
  multiplayer: { title: "Multiplayer", about: "Play together with other people online." },
  "leaderboard-and-rankings": {
    title: "Leaderboards",
    about: "Appear in public rankings with a name and score.",
  },
  "join-groups": { title: "Groups", about: "Join clubs, guilds or teams of other players." },
  "public-profile": { title: "Public profile", about: "Have a profile that strangers can see." },
  "custom-avatar": { title: "Custom avatar", about: "Choose how their character looks." },
  "custom-username": { title: "Custom username", about: "Choose a name that others can see." },
  "text-chat-private": {
    title: "Private text chat",
    about: "Exchange written messages with one person at a time.",
  },
  "text-chat-public": {
    title: "Public text chat",
    about: "Write messages that everyone can read, including strangers.",
  },
  "voice-chat": { title: "Voice chat", about: "Talk with other players by microphone." },
  "video-chat": { title: "Video chat", about: "Talk with other players by camera." },
  "online-status": { title: "Online status", about: "Let others see when the child is online." },
  "public-friend-list": {
    title: "Public friend list",
    about: "Let others see who the child’s friends are.",
  },
  "send-accept-friend-requests": {
    title: "Friend requests",
    about: "Send and accept friend requests.",
  },
  "link-to-third-party-chat": {
    title: "Links to other chats",
    about: "Follow links to chats elsewhere, such as Discord.",
  },
  "virtual-events": {
    title: "Live events",
    about: "Take part in online concerts, shows and meetings.",
  },
  "share-to-social-media": {
    title: "Share to social media",
    about: "Post from here to social networks.",
  },
  "personalized-recommendations": {
    title: "Personal recommendations",
    about: "See content based on what the child did before.",
  },
  "targeted-ads": {
    title: "Targeted advertising",
    about: "See advertising based on what the child does.",
  },
  profiling: {
    title: "Profiling",
    about: "Have their behaviour analysed to predict their interests.",
  },
  "push-notifications": {
    title: "Notifications",
    about: "Get messages on their device when they are not playing.",
  },
  "direct-marketing": {
    title: "Marketing messages",
    about: "Get advertising by email or message.",
  },
  forums: { title: "Forums", about: "Read and write in public discussion boards." },
  "in-game-purchases": { title: "Purchases", about: "Buy things with real money." },
  "loot-boxes-paid-cosmetic-only": {
    title: "Loot boxes: looks only",
    about: "Pay for random items that only change how things look.",
  },
  "loot-boxes-paid-gameplay-impacting": {
    title: "Loot boxes: advantages",
    about: "Pay for random items that help in the game.",
  },
  "loot-boxes-kompu-gacha": {
    title: "Loot boxes: full sets",
    about: "Pay for random items that must be collected as a set.",
  },
  "send-gifts": { title: "Gifts", about: "Send things they bought to others." },
  "simulated-gambling": {
    title: "Simulated gambling",
    about: "Play games of chance without real money.",
  },
  "virtual-property-ownership": {
    title: "Virtual property",
    about: "Own and trade virtual goods.",
  },
  "camera-access": { title: "Camera", about: "Let the game or app use the camera." },
  "share-game-clips-screenshots": {
    title: "Share clips and screenshots",
    about: "Show recordings of the game to others.",
  },
  "photo-video-sharing": {
    title: "Share photos and videos",
    about: "Show their own photos and videos to others.",
  },
  "real-time-location-sharing": {
    title: "Location",
    about: "Show others where the child is right now.",
  },
  mods: { title: "Mods", about: "Use content that other players made." },
  "gameplay-streaming": {
    title: "Live streaming",
    about: "Broadcast the game live to an audience.",
  },
  "gameplay-recording": {
    title: "Recording",
    about: "Record the game, including other people’s voices.",
  },
  "link-to-third-party-streaming-app": {
    title: "Links to streaming apps",
    about: "Connect an account to a streaming service.",
  },
  "ai-chat": {
    title: "Chat with an AI",
    about: "Exchange messages with a computer that answers like a person.",
  },
  "ai-media-generation": {
    title: "AI pictures and sounds",
    about: "Have an AI make pictures, videos or sounds.",
  },
  "ai-voice-mode": {
    title: "Talk with an AI",
    about: "Talk to a computer that answers out loud.",
  },
  "ai-memory": { title: "AI memory", about: "Let an AI remember what the child tells it." },
  "ai-companion-chatbot": { title: "AI companion", about: "Have an AI character as a friend." },
  "ai-media-upload": {
    title: "Uploads to an AI",
    about: "Give their own pictures, videos or sounds to an AI.",
  },
  "ai-model-training": {
    title: "AI training",
    about: "Let an AI learn from what the child writes and makes.",
  },
  "augmented-reality": {
    title: "Augmented reality",
    about: "See the game in their real surroundings through the camera.",
  },
  "mature-language": { title: "Strong language", about: "Hear and read strong language." },
  "motion-data": { title: "Movement data", about: "Let sensors record how the child moves." },
};
